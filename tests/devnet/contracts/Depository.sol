// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Signatures} from "./Signatures.sol";

struct Call {
    address to;
    bytes data;
    uint256 value;
    bool allowFailure;
}

struct CallRequest {
    Call[] calls;
    uint256 nonce;
    uint256 expiration;
}

struct CallResult {
    bool success;
    bytes returnData;
}

interface IAllowance {
    function allowance(address owner, address spender) external view returns (uint256);
}

/// @notice Takes deposits under an order id, and pays out what its allocator signs. Own code; functions, events and
/// errors are those of the published depository, so that a client cannot tell the two apart.
contract Depository {
    using Signatures for address;

    error AddressCannotBeZero();
    error InvalidSignature();
    error CallRequestExpired();
    error CallRequestAlreadyUsed();
    error CallFailed(bytes returnData);
    error TransferFromFailed();
    error Unauthorized();

    event RelayNativeDeposit(address from, uint256 amount, bytes32 id);
    event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id);
    event RelayCallExecuted(bytes32 id, Call call);

    bytes32 public constant _CALL_TYPEHASH =
        keccak256("Call(address to,bytes data,uint256 value,bool allowFailure)");
    bytes32 public constant _CALL_REQUEST_TYPEHASH = keccak256(
        "CallRequest(Call[] calls,uint256 nonce,uint256 expiration)Call(address to,bytes data,uint256 value,bool allowFailure)"
    );
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    /// Struct hashes of the requests that were executed: none is executed twice.
    mapping(bytes32 => bool) public callRequests;
    address public allocator;
    address public owner;

    /// Not run in genesis, where the two slots are written directly.
    constructor(address owner_, address allocator_) {
        owner = owner_;
        allocator = allocator_;
    }

    function setAllocator(address allocator_) external {
        if (msg.sender != owner) revert Unauthorized();
        if (allocator_ == address(0)) revert AddressCannotBeZero();
        allocator = allocator_;
    }

    /// @param depositor Who is credited; the zero address credits the sender.
    /// @param id The order id.
    function depositNative(address depositor, bytes32 id) external payable {
        emit RelayNativeDeposit(depositor == address(0) ? msg.sender : depositor, msg.value, id);
    }

    function depositErc20(address depositor, address token, uint256 amount, bytes32 id) public {
        takeFromSender(token, amount);
        emit RelayErc20Deposit(depositor == address(0) ? msg.sender : depositor, token, amount, id);
    }

    /// @notice Deposits the whole allowance of the sender.
    function depositErc20(address depositor, address token, bytes32 id) external {
        depositErc20(depositor, token, IAllowance(token).allowance(msg.sender, address(this)), id);
    }

    function execute(CallRequest calldata request, bytes memory signature)
        external
        returns (CallResult[] memory results)
    {
        bytes32 structHash = hash(request);
        if (request.expiration < block.timestamp) revert CallRequestExpired();
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", domainSeparator(), structHash));
        if (!allocator.isValid(digest, signature)) revert InvalidSignature();
        if (callRequests[structHash]) revert CallRequestAlreadyUsed();
        callRequests[structHash] = true;

        results = new CallResult[](request.calls.length);
        for (uint256 i; i < request.calls.length; i++) {
            Call calldata item = request.calls[i];
            (bool success, bytes memory data) = item.to.call{value: item.value}(item.data);
            if (!success && !item.allowFailure) revert CallFailed(data);
            results[i] = CallResult(success, data);
            if (success) emit RelayCallExecuted(structHash, item);
        }
    }

    /// ERC-5267: lets a client read the domain that it signs for.
    function eip712Domain()
        external
        view
        returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
    {
        return (hex"0f", "RelayDepository", "1", block.chainid, address(this), bytes32(0), new uint256[](0));
    }

    /// Computed at run time: code placed by genesis has no constructor that could store it per chain.
    function domainSeparator() private view returns (bytes32) {
        return keccak256(
            abi.encode(DOMAIN_TYPEHASH, keccak256("RelayDepository"), keccak256("1"), block.chainid, address(this))
        );
    }

    function hash(CallRequest calldata request) private pure returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](request.calls.length);
        for (uint256 i; i < request.calls.length; i++) {
            Call calldata item = request.calls[i];
            hashes[i] =
                keccak256(abi.encode(_CALL_TYPEHASH, item.to, keccak256(item.data), item.value, item.allowFailure));
        }
        return keccak256(
            abi.encode(
                _CALL_REQUEST_TYPEHASH, keccak256(abi.encodePacked(hashes)), request.nonce, request.expiration
            )
        );
    }

    /// Accepts tokens that return nothing (as USDT does) and those that return true.
    function takeFromSender(address token, uint256 amount) private {
        (bool success, bytes memory answer) = token.call(
            abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amount)
        );
        if (!success) revert TransferFromFailed();
        bool accepted = answer.length == 0 ? token.code.length > 0 : answer.length >= 32 && abi.decode(answer, (bool));
        if (!accepted) revert TransferFromFailed();
    }
}
