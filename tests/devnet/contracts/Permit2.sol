// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Signatures} from "./Signatures.sol";
import {Tokens} from "./Tokens.sol";

struct TokenPermissions {
    address token;
    uint256 amount;
}

struct PermitTransferFrom {
    TokenPermissions permitted;
    uint256 nonce;
    uint256 deadline;
}

struct PermitBatchTransferFrom {
    TokenPermissions[] permitted;
    uint256 nonce;
    uint256 deadline;
}

struct SignatureTransferDetails {
    address to;
    uint256 requestedAmount;
}

struct PackedAllowance {
    uint160 amount;
    uint48 expiration;
    uint48 nonce;
}

struct TokenSpenderPair {
    address token;
    address spender;
}

/// @notice Moves tokens that were approved to it: by an owner's signature, each nonce once (SignatureTransfer), or by an
/// allowance that it keeps itself (AllowanceTransfer, by the owner's own call alone). The canonical Permit2 with its ABI, its
/// EIP-712 types, its events and its errors. Only signatures of 65 bytes with a low s are taken. The domain is computed at run
/// time: genesis runs no constructor.
contract Permit2 {
    using Signatures for address;
    using Tokens for address;

    error SignatureExpired(uint256 signatureDeadline);
    error InvalidNonce();
    error InvalidAmount(uint256 maxAmount);
    error LengthMismatch();
    error InvalidSignatureLength();
    error InvalidSigner();
    error InvalidContractSignature();
    error AllowanceExpired(uint256 deadline);
    error InsufficientAllowance(uint256 amount);

    event UnorderedNonceInvalidation(address indexed owner, uint256 word, uint256 mask);
    event Approval(
        address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration
    );
    event Lockdown(address indexed owner, address token, address spender);

    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    string private constant TOKEN_TYPE = "TokenPermissions(address token,uint256 amount)";
    bytes32 private constant TOKEN_TYPEHASH = keccak256(bytes(TOKEN_TYPE));
    string private constant SINGLE_STUB =
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,";
    string private constant BATCH_STUB =
        "PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,";
    bytes32 private constant SINGLE_TYPEHASH = keccak256(
        abi.encodePacked(
            "PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)", TOKEN_TYPE
        )
    );
    bytes32 private constant BATCH_TYPEHASH = keccak256(
        abi.encodePacked(
            "PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)",
            TOKEN_TYPE
        )
    );

    /// Used nonces: the bit `nonce % 256` of the word `nonce / 256` of an owner.
    mapping(address => mapping(uint256 => uint256)) public nonceBitmap;
    /// What an owner lets a spender take of a token, by owner, token and spender.
    mapping(address => mapping(address => mapping(address => PackedAllowance))) public allowance;

    /// An expiration of 0 is the end of this block.
    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        PackedAllowance storage allowed = allowance[msg.sender][token][spender];
        allowed.amount = amount;
        allowed.expiration = expiration == 0 ? uint48(block.timestamp) : expiration;
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        PackedAllowance storage allowed = allowance[from][token][msg.sender];
        if (block.timestamp > allowed.expiration) revert AllowanceExpired(allowed.expiration);
        if (amount > allowed.amount) revert InsufficientAllowance(allowed.amount);
        if (allowed.amount != type(uint160).max) allowed.amount -= amount;
        token.take(from, to, amount);
    }

    /// Sets what was allowed to nothing, several at once.
    function lockdown(TokenSpenderPair[] calldata pairs) external {
        for (uint256 i; i < pairs.length; i++) {
            allowance[msg.sender][pairs[i].token][pairs[i].spender].amount = 0;
            emit Lockdown(msg.sender, pairs[i].token, pairs[i].spender);
        }
    }

    function permitTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata details,
        address owner,
        bytes calldata signature
    ) external {
        bytes32 structHash = keccak256(
            abi.encode(SINGLE_TYPEHASH, hashOf(permit.permitted), msg.sender, permit.nonce, permit.deadline)
        );
        one(permit, details, owner, structHash, signature);
    }

    function permitTransferFrom(
        PermitBatchTransferFrom calldata permit,
        SignatureTransferDetails[] calldata details,
        address owner,
        bytes calldata signature
    ) external {
        bytes32 structHash = keccak256(
            abi.encode(BATCH_TYPEHASH, hashOf(permit.permitted), msg.sender, permit.nonce, permit.deadline)
        );
        many(permit, details, owner, structHash, signature);
    }

    function permitWitnessTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata details,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external {
        bytes32 typeHash = keccak256(abi.encodePacked(SINGLE_STUB, witnessTypeString));
        bytes32 structHash = keccak256(
            abi.encode(typeHash, hashOf(permit.permitted), msg.sender, permit.nonce, permit.deadline, witness)
        );
        one(permit, details, owner, structHash, signature);
    }

    function permitWitnessTransferFrom(
        PermitBatchTransferFrom calldata permit,
        SignatureTransferDetails[] calldata details,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external {
        bytes32 typeHash = keccak256(abi.encodePacked(BATCH_STUB, witnessTypeString));
        bytes32 structHash = keccak256(
            abi.encode(typeHash, hashOf(permit.permitted), msg.sender, permit.nonce, permit.deadline, witness)
        );
        many(permit, details, owner, structHash, signature);
    }

    /// Spends nonces of the caller without moving anything.
    function invalidateUnorderedNonces(uint256 wordPos, uint256 mask) external {
        nonceBitmap[msg.sender][wordPos] |= mask;
        emit UnorderedNonceInvalidation(msg.sender, wordPos, mask);
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256("Permit2"), block.chainid, address(this)));
    }

    function one(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata details,
        address owner,
        bytes32 structHash,
        bytes calldata signature
    ) private {
        if (block.timestamp > permit.deadline) revert SignatureExpired(permit.deadline);
        if (details.requestedAmount > permit.permitted.amount) revert InvalidAmount(permit.permitted.amount);
        spend(owner, permit.nonce);
        verify(owner, structHash, signature);
        permit.permitted.token.take(owner, details.to, details.requestedAmount);
    }

    function many(
        PermitBatchTransferFrom calldata permit,
        SignatureTransferDetails[] calldata details,
        address owner,
        bytes32 structHash,
        bytes calldata signature
    ) private {
        if (block.timestamp > permit.deadline) revert SignatureExpired(permit.deadline);
        if (permit.permitted.length != details.length) revert LengthMismatch();
        spend(owner, permit.nonce);
        verify(owner, structHash, signature);
        for (uint256 i; i < details.length; i++) {
            TokenPermissions calldata permitted = permit.permitted[i];
            uint256 amount = details[i].requestedAmount;
            if (amount > permitted.amount) revert InvalidAmount(permitted.amount);
            if (amount > 0) permitted.token.take(owner, details[i].to, amount);
        }
    }

    function spend(address owner, uint256 nonce) private {
        uint256 bit = 1 << (nonce & 0xff);
        uint256 used = nonceBitmap[owner][nonce >> 8];
        if (used & bit != 0) revert InvalidNonce();
        nonceBitmap[owner][nonce >> 8] = used | bit;
    }

    function verify(address owner, bytes32 structHash, bytes calldata signature) private view {
        bool isContract = owner.code.length > 0;
        if (!isContract && signature.length != 65) revert InvalidSignatureLength();
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), structHash));
        if (owner.isValid(digest, signature)) return;
        if (isContract) revert InvalidContractSignature();
        revert InvalidSigner();
    }

    function hashOf(TokenPermissions calldata permitted) private pure returns (bytes32) {
        return keccak256(abi.encode(TOKEN_TYPEHASH, permitted.token, permitted.amount));
    }

    function hashOf(TokenPermissions[] calldata permitted) private pure returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](permitted.length);
        for (uint256 i; i < permitted.length; i++) hashes[i] = hashOf(permitted[i]);
        return keccak256(abi.encodePacked(hashes));
    }
}
